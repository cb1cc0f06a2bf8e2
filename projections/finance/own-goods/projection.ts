import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import type { Entry } from '#contracts/ledger/accounts.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { LogProjection } from '../../kernel/projection.ts';
import type { OwnGoodsPostingRow } from './table.ts';

type Posted = (WalletPosted | EventsOf<typeof journalEventSchemas>)['data'];

const isOf = (event: RecordedEvent): event is RecordedEvent<WalletPosted | EventsOf<typeof journalEventSchemas>> =>
  event.type === 'WalletPosted' || event.type === 'JournalPosted';

const moves = (entries: readonly Entry[], account: Entry['account'], side: Entry['side']): boolean =>
  entries.some((entry) => entry.account === account && entry.side === side);

const partOf = ({ entries }: Posted): OwnGoodsPostingRow['part'] | undefined => {
  if (moves(entries, 'assets:goods', 'D')) return 'cost';
  if (moves(entries, 'expenses:goods-sold', 'D')) return 'left';
  if (moves(entries, 'income:sales', 'C')) return 'sale';
  return moves(entries, 'income:sales', 'D') ? 'fee' : undefined;
};

/** What was bought, what left, and what it brought: those postings that say of which items. */
export const ownGoodsProjection: LogProjection<OwnGoodsPostingRow> = {
  kind: 'log',
  name: 'own_goods',
  table: 'own_goods_postings',
  rowsOf: (event) => {
    if (!isOf(event)) return [];
    const part = partOf(event.data);
    if (!part) return [];
    const { postingId, basis, effectiveDate, reference } = event.data;
    const said = { posting_id: postingId, part, day: effectiveDate, odd_no: reference.id, is_of_wallet: event.type === 'WalletPosted' };
    if (part === 'fee') return [{ ...said, one_id: '', cents: amountOf(basis) }];
    if (basis.kind !== 'sale' && basis.kind !== 'share') return [];
    const rows = basis.items.map(({ oneId, cents }) => ({ ...said, one_id: oneId, cents }));
    if (basis.kind === 'sale' || basis.returnedFrom === undefined) return rows;
    return [...rows, { ...said, one_id: basis.returnedFrom, part: 'returned', cents: amountOf(basis) }];
  },
};
