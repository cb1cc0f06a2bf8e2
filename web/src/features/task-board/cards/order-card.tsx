import { ArrowRightLeft, Handshake, Layers, Repeat2, Tag, Truck, Warehouse, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './cards.module.css';
import { Deadline } from './deadline.tsx';
import { doneOf, placeOf, shareOf } from './progress-of.ts';

const icons: Record<OrderKind, LucideIcon> = {
  shipWithLabel: Tag,
  reship: Repeat2,
  cashOut: Handshake,
  consignment: Handshake,
  ownershipTransfer: ArrowRightLeft,
  directOutbound: Truck,
  warehouseTransfer: Warehouse,
};

/** Milliseconds that a card says "now" for. */
const fresh = 60_000;

/** Beside the assignee; more would push the deadline off the card. */
const MAX_PICKERS = 2;

/** One order or batch of the floor. */
export const OrderCard = memo(({ card }: { card: BoardCard }) => {
  const { t } = useTranslation();
  const now = useNow();
  const Icon = card.kind === 'batch' ? Layers : icons[card.type ? orderKindOf(card.type) : 'shipWithLabel'];
  const justMoved = now - Date.parse(card.gmtModify) < fresh;
  const begunBy = card.pickers.filter(({ id }) => id !== card.assignee?.id).slice(0, MAX_PICKERS);
  const shop = card.shops.length === 1 ? card.shops[0]!.realname : undefined;
  return (
    <>
      <div className={styles['line']}>
        <Icon size={14} aria-hidden />
        <strong className={styles['number']}>{shortOddNo(card.id)}</strong>
        <span className={styles['age']} data-fresh={justMoved}>
          {justMoved ? t('taskBoard.now') : formatDuration(now - Date.parse(card.gmtCreate), t)}
        </span>
      </div>
      <div className={styles['line']}>
        <span className={styles['shop']}>{shop ?? t('taskBoard.shopsOrders', { shops: card.shops.length, count: card.orders })}</span>
        <span className={styles['shelf']}>{placeOf(card)}</span>
      </div>
      <div className={styles['line']}>
        <Bar share={shareOf(card)} className={styles['bar']} data-stage={card.stage} />
        <span className={styles['of']}>
          {doneOf(card)}/{card.items}
        </span>
      </div>
      <div className={styles['line']}>
        <Deadline card={card} now={now} />
        {card.assignee && <Avatar name={card.assignee.name} title={t('taskBoard.assignedTo', { name: card.assignee.name })} />}
        {begunBy.map(({ id, name }) => (
          <Avatar key={id} name={name} title={t('taskBoard.begunBy', { name })} />
        ))}
        {!card.assignee && begunBy.length === 0 && <span className={styles['nobody']} title={t('taskBoard.nobody')} />}
      </div>
    </>
  );
});
