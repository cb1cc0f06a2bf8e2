import { describe, expect, it } from 'vitest';
import type { BulkEvent, BulkRow } from '#contracts/bulk/bulk-events.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';
import { loneCreditsOf, loneCreditsStream } from '../aggregates/adjustment/lone-credits.ts';
import { bulkStream } from '../aggregates/bulk/bulk.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { nextRows, postRows, ROWS_A_COMMIT } from './post-rows.ts';
import { approveBulk, rejectBulk } from './review-bulk.ts';
import { submitBulk, type SubmitBulk } from './submit-bulk-file.ts';

const bulkNo = 'BK-0001';
const now = new Date('2026-11-24T12:00:00Z');
const row = (index: number): BulkRow => ({
  row: index + 2,
  shopId: index + 1,
  cents: 100,
  type: 'platformFee',
  reason: 'fee',
  reference: '',
  remark: '',
});
const submitted = (rows: number): BulkEvent => ({
  type: 'BulkSubmitted',
  data: {
    bulkNo,
    direction: 'out',
    fileName: 'fees.xlsx',
    sha256: 'ab',
    submitterId: 'ann',
    totalCents: rows * 100,
    rows: Array.from({ length: rows }, (_, index) => row(index)),
  },
});
const approved: BulkEvent = { type: 'BulkApproved', data: { approvedBy: ['ann', 'bob'] } };
const file = (...events: BulkEvent[]) => fact(bulkStream, bulkNo, ...events);

describe('Rule: a file is submitted whole, and from the limit on waits for a second person', () => {
  const { given } = specification(submitBulk, (load) => ({ bulk: load.create(bulkStream, bulkNo), credits: load.one(loneCreditsStream, credits) }));
  const credits = loneCreditsOf('ann', now);
  const shop = { shopId: 1, uid: 'U1', realname: '', balanceCents: 0 };
  const command: SubmitBulk = {
    rows: [{ row: row(0), shop }],
    unmatched: [],
    errors: [],
    totalCents: 100,
    direction: 'out',
    fileName: 'fees.xlsx',
    sha256: 'ab',
    submitterId: 'ann',
    doubles: 0,
    confirmedDoubles: 0,
    secondApprovalCents: 101,
  };

  it('is approved at once below the limit, and its file claimed', () => {
    const accepted = given()
      .when(command)
      .then({ id: bulkNo, type: 'BulkSubmitted' }, { id: bulkNo, type: 'BulkApproved', data: { approvedBy: ['ann'] } });
    expect(accepted.claims).toMatchObject([{ kind: 'bulk-file', key: 'out-ab', owner: bulkNo }]);
  });

  it('waits at the limit', () => {
    given()
      .when({ ...command, secondApprovalCents: 100 })
      .then({ id: bulkNo, type: 'BulkSubmitted' });
  });

  it('counts deposits of one person in a day together, with what that person credited otherwise', () => {
    const deposit: SubmitBulk = { ...command, direction: 'in' };
    const before = (cents: number) => given(fact(loneCreditsStream, credits, { type: 'CreditedAlone', data: { creditNo: 'AJ-1', cents } }));
    before(1).when(deposit).then({ id: bulkNo, type: 'BulkSubmitted' });
    before(1).when(command).then({ id: bulkNo, type: 'BulkSubmitted' }, { id: bulkNo, type: 'BulkApproved' });
    given()
      .when(deposit)
      .then(
        { id: bulkNo, type: 'BulkSubmitted' },
        { id: bulkNo, type: 'BulkApproved' },
        { id: credits, type: 'CreditedAlone', data: { creditNo: bulkNo, cents: 100 } },
      );
  });

  it('is refused with more doubles than its submitter has confirmed', () => {
    given()
      .when({ ...command, doubles: 2, confirmedDoubles: 1 })
      .thenRejected('BulkDoublesUnconfirmed', { field: 'confirmedDoubles', params: { count: 2 } });
    given()
      .when({ ...command, doubles: 2, confirmedDoubles: 2 })
      .then({ id: bulkNo, type: 'BulkSubmitted' }, { id: bulkNo, type: 'BulkApproved' });
  });

  it('is refused with a user that nobody knows, and with an error', () => {
    given()
      .when({ ...command, unmatched: ['U9'] })
      .thenRejected('BulkUsersUnknown');
    given()
      .when({ ...command, errors: [{ row: 2, column: 'amount', code: 'required', params: {} }] })
      .thenRejected('BulkRowsWrong');
  });
});

describe('Rule: who submitted a file does not decide on it', () => {
  const approving = specification(approveBulk, (load) => ({ bulk: load.one(bulkStream, bulkNo) }));
  const rejecting = specification(rejectBulk, (load) => ({ bulk: load.one(bulkStream, bulkNo) }));

  it('is approved or rejected by another', () => {
    approving
      .given(file(submitted(1)))
      .when({ accountId: 'bob' })
      .then({ id: bulkNo, type: 'BulkApproved', data: { approvedBy: ['ann', 'bob'] } });
    rejecting
      .given(file(submitted(1)))
      .when({ accountId: 'bob', reason: 'why?' })
      .then({ id: bulkNo, type: 'BulkRejected' });
  });

  it('is not decided by its submitter, nor twice', () => {
    approving
      .given(file(submitted(1)))
      .when({ accountId: 'ann' })
      .thenRejected('BulkOwnFile');
    rejecting
      .given(file(submitted(1)))
      .when({ accountId: 'ann', reason: 'mine' })
      .thenRejected('BulkOwnFile');
    approving
      .given(file(submitted(1), approved))
      .when({ accountId: 'bob' })
      .thenRejected('BulkStatusForbids');
    approving.given().when({ accountId: 'bob' }).thenRejected('NotFound');
  });
});

describe('Rule: rows are posted a hundred a commit, whatever their wallets hold, and go on where they stood', () => {
  const { given } = specification(postRows, (load) => {
    const bulk = load.one(bulkStream, bulkNo);
    return { bulk, wallets: nextRows(bulk).map(({ shopId }) => load.one(walletStream, shopId)) };
  });

  it('goes on after a crash with the rows that are not posted, each with an id of its own', () => {
    const rows = ROWS_A_COMMIT + 1;
    const accepted = given(file(submitted(rows), approved, { type: 'BulkRowsPosted', data: { through: ROWS_A_COMMIT } }))
      .when({ now })
      .then(
        {
          id: String(rows),
          type: 'WalletPosted',
          data: {
            postingId: `platformFee-${bulkNo}-${rows + 1}`,
            groupId: bulkNo,
            basis: { kind: 'manual', reason: 'fee', evidence: 'fees.xlsx ab', approvedBy: ['ann', 'bob'], cents: 100 },
            entries: [
              { account: 'liabilities:wallet', side: 'D' },
              { account: 'income:fee', sub: 'platform', side: 'C' },
            ],
          },
        },
        { id: bulkNo, type: 'BulkRowsPosted', data: { through: rows } },
        { id: bulkNo, type: 'BulkCompleted' },
      );
    expect(accepted.changes).toHaveLength(2);
  });

  it('posts nothing that is not approved, or is done', () => {
    given(file(submitted(1)))
      .when({ now })
      .then();
    given(file(submitted(1), approved, { type: 'BulkRowsPosted', data: { through: 1 } }, { type: 'BulkCompleted', data: {} }))
      .when({ now })
      .then();
  });
});
