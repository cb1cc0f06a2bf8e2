import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '../../app/access/use-user.ts';
import { useWords } from '../../i18n/use-words.ts';
import { FloorRow } from '../../ui/floor/parts/floor-rows.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { formatTime } from '../../ui/text/formats.ts';
import styles from './picking.module.css';

/** An order that waits to be picked. */
export const WorkRow = ({ order, open }: { order: OrderRow; open: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { id } = useUser();
  const { oddNo, batchNo, shopInfo, picked, items, gmtDue, late, operator, stage } = order;
  const due = gmtDue && t(late ? 'picking.late' : 'picking.due', { time: formatTime(gmtDue) });
  const status = stage && outboundStageWords[stage];
  return (
    <FloorRow
      title={oddNo}
      text={
        <>
          {[shopInfo.realname, batchNo, operator?.id === id ? t('picking.yours') : operator?.name].filter(Boolean).join(' · ')}
          {due && <span className={late ? styles['late'] : styles['due']}>{due}</span>}
        </>
      }
      end={
        <>
          {status && <StatusTag tone={status.tone}>{words(status)}</StatusTag>}
          <div className={styles['picked']}>{t('picking.items', { picked, count: items })}</div>
        </>
      }
      onClick={open}
    />
  );
};
