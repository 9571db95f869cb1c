// Ends a test run with one plain line that any tool can read.
import type { Reporter, TestModule } from "vitest/node";

export class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [passed, failed] = [0, 0];
    for (const module of modules) {
      for (const test of module.children.allTests()) test.ok() ? passed++ : failed++;
      if (module.errors().length > 0) failed++;
    }
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
