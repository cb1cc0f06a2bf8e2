import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { inBatchLink } from '#web/core/links/batch-link.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { SideSection } from './side-section.tsx';
import styles from './side.module.css';

interface Props {
  item: ItemDetail;
  onOpen: (oneId: string) => void;
}

/** How it came, how it was found, and which item it was before a platform return (R3.07). */
export const InboundSection = ({ item: { packInfo, inProdInfo, oneidRelated }, onOpen }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const { batchNo, type, checkResult, checkRemark, gmtCreate } = inProdInfo;
  const result = checkResult === null ? undefined : inspectionResults[checkResult as InspectionResult];
  return (
    <SideSection
      title={t('item.inbound')}
      items={[
        packInfo.preId !== '' && {
          label: t('item.packageNo'),
          value: <PageLink to={packageLink(place, packInfo)}>{packInfo.preId}</PageLink>,
        },
        packInfo.logNo !== '' && { label: t('item.tracking'), value: <TrackingLink code={packInfo.logNo} /> },
        batchNo !== null && { label: t('item.batch'), value: <PageLink to={inBatchLink(place, batchNo)}>{batchNo}</PageLink> },
        gmtCreate !== null && { label: t('item.events.ItemReceived'), value: <TimeText at={gmtCreate} show="day" /> },
        type !== null && type !== 'forecast' && { label: t('item.kind'), value: t(`item.kinds.${type}`) },
        result && { label: t('item.inspection'), value: words(result) },
        oneidRelated !== null && {
          label: t('item.formerOneId'),
          value: (
            <span className={styles['link']}>
              <OneId value={oneidRelated} onOpen={() => onOpen(oneidRelated)} />
            </span>
          ),
        },
      ]}
      note={checkRemark && <p className={styles['hint']}>{checkRemark}</p>}
    />
  );
};
