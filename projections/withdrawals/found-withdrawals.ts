import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { withdrawalActionsOn } from '#contracts/withdrawals/withdrawal-actions.ts';
import type { WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';

/** Withdrawals with the shop and the account that they are of. */
export const foundWithdrawals = (db: ReadDatabase) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('bank_accounts as b', 'b.bank_account_id', 'w.bank_account_id')
    .leftJoin('shops as s', 's.shop_id', 'w.shop_id')
    .selectAll('w')
    .select([
      's.uid',
      's.realname',
      'b.holder_type',
      'b.holder',
      'b.country',
      'b.currency',
      'b.routing_number',
      'b.fingerprint',
      'b.verified',
      sql<number>`w.amount_cents::float`.as('amount'),
      sql<number | null>`w.paid_cents::float`.as('paid'),
    ]);

export type FoundWithdrawal = Awaited<ReturnType<ReturnType<typeof foundWithdrawals>['execute']>>[number];

/** Rows as the viewer may see them. */
export const toWithdrawal =
  (viewer: Viewer, allowedEvents: AllowedEvents) =>
  (row: FoundWithdrawal): WithdrawalRow => ({
    withdrawalNo: row.withdrawal_no,
    status: row.status,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    amountCents: row.amount,
    paidCents: row.paid,
    account: {
      bankAccountId: row.bank_account_id,
      holderType: row.holder_type,
      holder: row.holder,
      country: row.country,
      currency: row.currency,
      routingNumber: row.routing_number,
      lastFour: row.last_four,
      verified: row.verified,
    },
    payout: row.status === 'paying' ? row.payout : null,
    reason: row.reason,
    bankRef: row.bank_ref,
    approvals: row.approvals,
    gmtCreate: row.submitted_at,
    gmtModify: row.updated_at,
    gmtEnded: row.ended_at,
    version: row.version,
    actions: withdrawalActionsOn(
      { applicantId: row.applicant_id, endorserId: row.endorser_id, payerId: row.payer_id },
      viewer,
      allowedEvents.withdrawal(row.status),
    ),
  });
