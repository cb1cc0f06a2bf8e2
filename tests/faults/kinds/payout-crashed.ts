import { setTimeout as sleep } from 'node:timers/promises';
import { crash } from '#tests/cluster/parts/crash.ts';
import type { Fault } from '../fault.ts';
import { openTill, until } from '../money/till.ts';

const times = 6;

export const payoutCrashed: Fault = {
  name: 'payout-crash',
  what: `SIGKILL of both processors between a payment and the bank's answer, ${times} times`,
  async strike({ url, sandbox, processors }) {
    const till = await openTill({ url, sandbox });
    const numbers: string[] = [];
    let taken = 0;
    for (let blow = 0; blow < times; blow++) {
      const no = await till.approved();
      await till.misdoes('bank', 'slow');
      await till.pay(no);
      // Every second time the order has arrived and its answer is under way; in between, whatever was reached.
      if (blow % 2 === 0) await until(`the bank is told to pay ${no}`, () => sandbox.bank.ordersOf(no) > 0);
      else await sleep(blow * 20);
      taken += sandbox.bank.ordersOf(no);
      await crash(processors);
      numbers.push(no);
    }
    for (const no of numbers) await until(`${no} is paid`, async () => (await till.statusOf(no)) === 'successfulPayment', 150_000);
    const again = numbers.filter((no) => sandbox.bank.ordersOf(no) !== 1);
    if (again.length > 0) throw new Error(`Ordered more than once: ${again.join(', ')}.`);
    return [`the bank had ${taken} of ${times} orders when the blow fell, was asked for them, and was told of each once`];
  },
};
