import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { DescriptionGrid } from '#web/ui/page/section.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** How the item was found once it was repaired. */
export const RepairInspection = ({ inspection }: { inspection: NonNullable<RepairDetail['inspection']> }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { result, remark, photos, gmtCreate } = inspection;
  return (
    <DescriptionGrid
      items={[
        { label: t('repairs.result'), value: words(inspectionResults[result as InspectionResult]) },
        { label: t('repairs.inspectedAt'), value: <TimeText at={gmtCreate} /> },
        ...(remark ? [{ label: t('repairs.remark'), value: remark }] : []),
        ...(photos.length > 0 ? [{ label: t('repairs.photos'), value: <PhotoStrip urls={photos} label={t('repairs.inspection')} size={44} /> }] : []),
      ]}
    />
  );
};
