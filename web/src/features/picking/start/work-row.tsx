import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useDeadline } from '#web/shared/order/use-deadline.ts';
import { FloorRow } from '#web/ui/floor/parts/floor-rows.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from '../picking.module.css';

/** An order that waits to be picked. */
export const WorkRow = ({ order, onOpen }: { order: OrderRow; onOpen: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { id } = useUser();
  const { urgency, text, carrier } = useDeadline(order, useNow());
  const { oddNo, batchNo, shopInfo, picked, items, late, operator, stage } = order;
  const status = stage && outboundStageWords[stage];
  const due = [carrier, text].filter(Boolean).join('\u00a0');
  return (
    <FloorRow
      title={oddNo}
      tone={late ? 'late' : undefined}
      text={
        <>
          {[shopInfo.realname, batchNo, operator?.id === id ? t('picking.yours') : operator?.name].filter(Boolean).join(' · ')}
          {due && (
            <span className={styles['due']} data-urgency={urgency}>
              <Clock size={15} strokeWidth={1.9} aria-hidden />
              {due}
            </span>
          )}
        </>
      }
      end={
        <>
          {status && <StatusTag tone={status.tone}>{words(status)}</StatusTag>}
          <div className={styles['picked']}>{t('picking.items', { picked, count: items })}</div>
        </>
      }
      onClick={onOpen}
    />
  );
};
