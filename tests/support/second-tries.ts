import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only at their second try, which the other reporters pass over: each is to be looked into. */
export default class SecondTries implements Reporter {
  readonly #needed: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#needed.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#needed.length === 0) return;
    process.stdout.write(`\n${this.#needed.length} needed a second try:\n${this.#needed.map((name) => `  ${name}\n`).join('')}`);
  }
}
