import { useTranslation } from 'react-i18next';
import { flowStatuses } from '#contracts/item/timeline-types.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { ItemDetail, TimelineEntry } from '#contracts/item/item-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { EntryDetails } from './entry-details.tsx';
import { StepLength } from './step-length-text.tsx';
import type { TimelineStep } from './timeline-days.ts';
import { lookOf } from '#web/shared/item-events/event-look.ts';
import { useReasonWords } from '#web/shared/order/history/use-reason-words.ts';
import styles from './timeline.module.css';
import { useEventTitle } from '#web/shared/item-events/use-event-title.ts';

type OwnerChangeReason = Extract<ItemEvent, { type: 'ItemOwnerChanged' }>['data']['reason'];

interface Props {
  item: ItemDetail;
  step: TimelineStep;
  /** Came in while the drawer was open. */
  arrived: boolean;
}

export const TimelineEntryRow = ({ item, step: { entry, since }, arrived }: Props) => {
  const title = useEventTitle()(entry);
  const { icon: Icon, tone } = lookOf(entry);
  return (
    <li className={styles['step']} data-arrived={arrived}>
      <span className={styles['mark']} data-tone={tone}>
        <Icon size={14} strokeWidth={1.8} aria-hidden />
      </span>
      <div className={styles['told']}>
        <p className={styles['title']}>
          <strong>{title}</strong>
          {arrived && <JustNow at={entry.gmtCreate} />}
          <FlowStatus entry={entry} />
        </p>
        <EntryDetails item={item} entry={entry} />
        <Said entry={entry} />
        {entry.imgList.length > 0 && (
          <div className={styles['photos']}>
            <PhotoStrip urls={entry.imgList} label={title} />
          </div>
        )}
      </div>
      <div className={styles['when']}>
        <TimeText at={entry.gmtCreate} show="clock" />
        {since !== undefined && <StepLength milliseconds={since} />}
      </div>
    </li>
  );
};

/** What a person wrote; why an owner changed is a word of ours. */
const Said = ({ entry: { name, remark, reason, preset } }: { entry: TimelineEntry }) => {
  const { t } = useTranslation();
  const reasonWords = useReasonWords();
  const why = name === 'ItemOwnerChanged' ? t(`item.ownerReasons.${reason as OwnerChangeReason}`) : reasonWords({ reason, preset });
  return (
    <>
      {remark && <p className={styles['said']}>{remark}</p>}
      {why && <p className={styles['said']}>{why}</p>}
    </>
  );
};

/** What became of an application (R4.12). */
const FlowStatus = ({ entry: { name, flowStatus } }: { entry: TimelineEntry }) => {
  const words = useWords();
  const status = isApplication(name) && flowStatus !== null ? flowStatuses[flowStatus] : undefined;
  return status ? <StatusTag tone={status.tone}>{words(status)}</StatusTag> : null;
};

const isApplication = (name: string): boolean => name === 'ItemRequested' || name === 'DirectOutboundOrdered' || name === 'RepairApplied';

/** Milliseconds in which something is "just now". */
const justNow = 60_000;

const JustNow = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  return useNow() - Date.parse(at) < justNow ? <span className={styles['justNow']}>{t('item.justNow')}</span> : null;
};
