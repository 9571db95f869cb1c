// Small things that this browser remembers. A browser that forbids it just forgets.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`fracas.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`fracas.${key}`, value);
  } catch {
    // Private windows may refuse; it then holds until the page is closed.
  }
}
