import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { approveRechargeEndpoint, rejectRechargeEndpoint } from '#contracts/payments/review-recharge.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { receiptStream, type LoadedReceipt, type Receipt } from '../../aggregates/recharge/receipt.ts';
import { rechargeStream, requireRechargeAllows, type LoadedRecharge, type Recharge } from '../../aggregates/recharge/recharge.ts';
import { walletStream, type LoadedWallet } from '../../aggregates/wallet/wallet.ts';
import { creditFromBank } from './credit-recharge.ts';
import { requireOtherApplicant, requireReceivedByNow, requireSameApproval, type Found } from './recharge-policies.ts';
import { answered } from './recharge-step.ts';

export interface ApproveRecharge extends Found {
  viewer: Viewer;
  secondApprovalCents: number;
  now: Date;
}

interface States {
  recharge: LoadedRecharge;
  wallet: LoadedWallet;
  /** What the bank has told of the line, where it has. */
  receipt: LoadedReceipt;
}

/** One person credits what came; from the limit on the first one's word waits for a second person. */
export const approveRecharge = (command: ApproveRecharge, states: States): Decision => {
  const { viewer, receivedCents, line, secondApprovalCents, now } = command;
  const { recharge, receipt } = states;
  const refusal =
    requireRechargeAllows(recharge, 'RechargeMoneyReceived') ??
    requireTransfer(recharge) ??
    requireOtherApplicant(viewer, recharge) ??
    requireReceivedByNow(line.day, now) ??
    requireSameApproval(viewer, command, recharge, secondApprovalCents) ??
    requireReceiptFits(receipt, command);
  if (refusal) return refusal;
  const approved: RechargeEvent = { type: 'RechargeApproved', data: { approverId: viewer.accountId, receivedCents, line } };
  if (receivedCents >= secondApprovalCents && !recharge.approved) return accept(change(recharge, approved));
  return creditFromBank(states, command, now, recharge.approved ? [] : [approved]);
};

/** What a provider takes is told by the provider. One that has expired waits for nothing. */
const requireTransfer = ({ method, status, rechargeNo }: Recharge): Rejection | undefined =>
  method === 'bankTransfer' && status !== 'expired'
    ? undefined
    : reject('RechargeStatusForbids', { field: 'rechargeNo', params: { rechargeNo, status: status! } });

/** Of a line that the bank has told of, its amount is known, and it is credited once. */
const requireReceiptFits = ({ status, cents }: Receipt, { receivedCents, line: { ref } }: Found): Rejection | undefined => {
  if (status === 'absent') return undefined;
  if (status === 'matched') return reject('BankLineTaken', { field: 'bankRef', params: { ref } });
  return cents === receivedCents ? undefined : reject('ReceiptDiffers', { field: 'receivedCents', params: { amount: inDollars(cents), ref } });
};

export const approveRechargeRoute = ({ secondApprovalCents }: { secondApprovalCents: number }) =>
  commandRoute(approveRechargeEndpoint, async ({ viewer, body: { rechargeNo, receivedCents, bankRef, receivedOn }, now }, load) => {
    const recharge = await load.one(rechargeStream, rechargeNo);
    const wallet = await load.one(walletStream, recharge.shopId);
    const receipt = await load.one(receiptStream, bankRef);
    const found = { receivedCents, line: { ref: bankRef, day: receivedOn } };
    return answered(recharge, approveRecharge({ viewer, ...found, secondApprovalCents, now }, { recharge, wallet, receipt }));
  });

export const rejectRecharge = ({ viewer, reason }: { viewer: Viewer; reason: string }, { recharge }: { recharge: LoadedRecharge }): Decision => {
  const refusal = requireRechargeAllows(recharge, 'RechargeRejected') ?? requireTransfer(recharge) ?? requireOtherApplicant(viewer, recharge);
  return refusal ?? accept(change(recharge, { type: 'RechargeRejected', data: { reason } }));
};

export const rejectRechargeRoute = commandRoute(rejectRechargeEndpoint, async ({ viewer, body }, load) => {
  const recharge = await load.one(rechargeStream, body.rechargeNo);
  return answered(recharge, rejectRecharge({ viewer, reason: body.reason }, { recharge }));
});
