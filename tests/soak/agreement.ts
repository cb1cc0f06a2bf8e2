import { setTimeout as sleep } from 'node:timers/promises';
import type { Watcher } from './watchers/watcher.ts';

/** How long a page may take to show the last of what happened, in ms. */
const patience = 15_000;

export interface Agreement {
  same: boolean;
  told: string[];
}

/** Whether the page shows what the API answers, line by line, now that nothing happens any more. Sums follow a little later: both are asked anew. */
export const agreement = async ({ name, shows, isTold }: Watcher): Promise<Agreement> => {
  let answered: readonly string[] = [];
  let shown: readonly string[] = [];
  for (const until = performance.now() + patience; performance.now() < until; await sleep(200)) {
    [answered, shown] = await Promise.all([isTold(), shows()]);
    if (same(shown, answered)) return { same: true, told: [`${name}: the page shows all ${answered.length} lines of the API's answer`] };
  }
  const differing = answered.flatMap((line, index) =>
    line === shown[index] ? [] : [`  the API answers "${line}", the page shows "${shown[index] ?? ''}"`],
  );
  return { same: false, told: [`${name}: ${shown.length} lines shown, ${answered.length} answered`, ...differing.slice(0, 10)] };
};

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, index) => line === others[index]);
