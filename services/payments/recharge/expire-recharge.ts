import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, cancel, schedule, type ProcessCommand } from '#kernel/processes/reactions.ts';
import { rechargeStream, requireRechargeAllows, type LoadedRecharge } from '../../aggregates/recharge/recharge.ts';

export const expireRecharge = (recharge: LoadedRecharge): Decision =>
  requireRechargeAllows(recharge, 'RechargeExpired') ?? accept(change(recharge, { type: 'RechargeExpired', data: {} }));

const expire: ProcessCommand<string> = (rechargeNo) => async (load) => toOutcome(expireRecharge(await load.one(rechargeStream, rechargeNo)), {});

const keyOf = ({ streamId }: { streamId: string }): string => streamId.slice('recharge-'.length);
const isOver = (event: { streamId: string }) => [cancel(keyOf(event))];

/** Money that was announced is not waited for without end. */
export const expireRecharges = react<RechargeEvent>({
  name: 'expire-recharges',
  title: 'Expiry of recharges',
  from: 'beginning',
  on: {
    RechargeSubmitted: ({ data }) => [schedule(data.rechargeNo, data.expiresAt)],
    RechargeMoneyReceived: isOver,
    RechargeRejected: isOver,
    RechargePaymentClosed: isOver,
  },
  due: (rechargeNo) => [attempt(expire, rechargeNo)],
});
