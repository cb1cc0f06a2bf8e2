import { bankAccountEventSchemas, bankLineEventSchemas, type BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { changeBy, type AccountName } from '#contracts/ledger/accounts.ts';
import { journalEventSchemas } from '#contracts/ledger/posting.ts';
import { walletEventSchemas } from '#contracts/wallet/wallet-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { LogProjection, RowProjection } from '../kernel/projection.ts';
import type { BankLinePostingRow, BankLineRow, BankLineStepRow, BankPostingRow, BankStatementRow } from './table.ts';

const bankAccount: AccountName = 'assets:bank';

const isBankAccountEvent = isOneOf(bankAccountEventSchemas);
const isBankLineEvent = isOneOf(bankLineEventSchemas);
const isPosting = isOneOf({ WalletPosted: walletEventSchemas.WalletPosted, ...journalEventSchemas });

export const bankStatementsProjection: LogProjection<BankStatementRow> = {
  kind: 'log',
  name: 'bank_statements',
  table: 'bank_statements',
  rowsOf: (event) => {
    if (!isBankAccountEvent(event) || event.type !== 'BankStatementImported') return [];
    const { data, metadata, recordedAt, version } = event;
    return [
      {
        statement_id: data.statementId,
        account: data.account,
        currency: data.currency,
        from_day: data.from,
        to_day: data.to,
        opening_cents: data.openingCents,
        closing_cents: data.closingCents,
        lines: data.lines,
        format: data.format,
        file_name: data.fileName,
        imported_by: metadata.actor.name,
        imported_at: recordedAt,
        version,
      },
    ];
  },
};

/** What moved the account in the books, as its postings say. */
export const bankPostingsProjection: LogProjection<BankPostingRow> = {
  kind: 'log',
  name: 'bank_postings',
  table: 'bank_postings',
  rowsOf: (event) => {
    if (!isPosting(event)) return [];
    const { postingId, currency, effectiveDate, entries, reference, basis, remark } = event.data;
    const ofBank = entries.filter(({ account }) => account === bankAccount);
    return ofBank.map((entry) => ({
      posting_id: postingId,
      account: entry.sub ?? '',
      currency,
      cents: changeBy(entry),
      effective_date: effectiveDate,
      reference_kind: reference.kind,
      reference_id: reference.id,
      line_key: basis.kind === 'bank' ? basis.lineKey : null,
      shop_id: event.type === 'WalletPosted' ? event.data.shopId : null,
      remark,
      created_at: event.recordedAt,
      reverses: event.data.reverses ?? null,
    }));
  },
};

/** Which of them were said to stand on a statement. */
export const bankLinePostingsProjection: LogProjection<BankLinePostingRow> = {
  kind: 'log',
  name: 'bank_line_postings',
  table: 'bank_line_postings',
  rowsOf: (event) => {
    if (isBankAccountEvent(event))
      return event.type === 'BankOpeningPosted'
        ? [{ posting_id: event.data.postingId, line_id: '', cents: event.data.cents, version: event.version }]
        : [];
    if (!isBankLineEvent(event) || (event.type !== 'BankLineMatched' && event.type !== 'BankLineExplained')) return [];
    const line_id = event.streamId.slice('bankline-'.length);
    return event.data.postings.map(({ postingId, cents }) => ({ posting_id: postingId, line_id, cents, version: event.version }));
  },
};

export const bankLineStepsProjection: LogProjection<BankLineStepRow> = {
  kind: 'log',
  name: 'bank_line_steps',
  table: 'bank_line_steps',
  rowsOf: (event) => {
    if (!isBankLineEvent(event) || event.type === 'BankLineRecorded') return [];
    const { streamId, version, type: name, metadata, recordedAt } = event;
    return [
      {
        line_id: streamId.slice('bankline-'.length),
        version,
        name,
        ...stepOf(event),
        operator_name: metadata.actor.name,
        recorded_at: recordedAt,
      },
    ];
  },
};

type Step = Pick<BankLineStepRow, 'matched_by' | 'explained_as' | 'posting_ids' | 'said'>;
const idsOf = (postings: readonly { postingId: string }[]): string[] => postings.map(({ postingId }) => postingId);

const stepOf = ({ type, data }: Exclude<BankLineEvent, { type: 'BankLineRecorded' }>): Step => {
  switch (type) {
    case 'BankLineMatched':
      return { matched_by: data.by, explained_as: null, posting_ids: idsOf(data.postings), said: data.remark };
    case 'BankLineExplained':
      return { matched_by: null, explained_as: data.as, posting_ids: idsOf(data.postings), said: data.remark };
    case 'BankLineDisputed':
      return { matched_by: null, explained_as: null, posting_ids: [], said: data.reason };
    case 'BankLineReleased':
      return { matched_by: null, explained_as: null, posting_ids: data.takenBack === null ? [] : [data.takenBack], said: data.reason };
  }
};

export const bankLinesProjection: RowProjection<BankLineRow> = {
  kind: 'row',
  name: 'bank_lines',
  table: 'bank_lines',
  key: 'line_id',
  ofOneStream: true,
  keyOf: (event) => (isBankLineEvent(event) ? event.streamId.slice('bankline-'.length) : null),
  evolve: (row, event) => {
    if (!isBankLineEvent(event)) return row;
    const before = event.type === 'BankLineRecorded' ? recorded(event) : row;
    return before && { ...before, ...changes(event), operator_name: event.metadata.actor.name, updated_at: event.recordedAt, version: event.version };
  },
};

type Event = Recorded<BankLineEvent>;

const recorded = ({ data, metadata, recordedAt, version }: Extract<Event, { type: 'BankLineRecorded' }>): BankLineRow => ({
  line_id: data.lineId,
  account: data.account,
  statement_id: data.statementId,
  number: data.number,
  booked_on: data.bookedOn,
  currency: data.currency,
  cents: data.cents,
  text: data.text,
  payer: data.payer,
  payer_account: data.payerAccount,
  ref: data.ref,
  status: 'unmatched',
  matched_by: null,
  explained_as: null,
  postings: [],
  remark: '',
  operator_name: metadata.actor.name,
  updated_at: recordedAt,
  version,
});

const changes = (event: Event): Partial<BankLineRow> => {
  switch (event.type) {
    case 'BankLineRecorded':
      return {};
    case 'BankLineMatched':
      return { status: 'matched', matched_by: event.data.by, postings: event.data.postings, remark: event.data.remark };
    case 'BankLineExplained':
      return { status: 'explained', explained_as: event.data.as, postings: event.data.postings, remark: event.data.remark };
    case 'BankLineDisputed':
      return { status: 'disputed', remark: event.data.reason };
    case 'BankLineReleased':
      return { status: 'unmatched', matched_by: null, explained_as: null, postings: [], remark: '' };
  }
};
