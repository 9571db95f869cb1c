import { defineConfig } from "vitest/config";
import { PlainReporter } from "./tools/plain-reporter.ts";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts", "bench/**/*.test.ts", "e2e/**/*.test.ts"],
    testTimeout: 120_000,
    reporters: ["default", new PlainReporter()],
  },
});
