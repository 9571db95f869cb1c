import { conformance } from "@fracas/kernel/conformance";
import { nobunaga } from "@fracas/nobunaga";
import { test } from "vitest";

for (const { name, check } of conformance(nobunaga)) test(name, check);
