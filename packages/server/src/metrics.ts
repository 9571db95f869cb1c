// Counters for whoever runs the server, as Prometheus reads them.

export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges: { name: string; help: string; type: "gauge" | "counter"; read: () => number }[] = [];

  /** Counts one more of something, by a label if it has kinds. */
  count(what: string, label?: string): void {
    const name = label === undefined ? `fracas_${what}_total` : `fracas_${what}_total{code="${label}"}`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Reads a value whenever the metrics are asked for. */
  watch(name: string, help: string, type: "gauge" | "counter", read: () => number): void {
    this.#gauges.push({ name: `fracas_${name}`, help, type, read });
  }

  text(): string {
    const lines: string[] = [];
    for (const { name, help, type, read } of this.#gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${read()}`);
    const families = new Set<string>();
    for (const [name, value] of [...this.#counts].sort()) {
      const family = name.split("{")[0];
      if (!families.has(family)) lines.push(`# TYPE ${family} counter`);
      families.add(family);
      lines.push(`${name} ${value}`);
    }
    return `${lines.join("\n")}\n`;
  }
}
