import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { qcResults } from '#contracts/repair/repair-bench.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RepairStatusTag } from '../repair-status.tsx';

/** The first of them in a row; the repair shows all. */
const shownPhotos = 2;

/** What both lists of the office show, by its name. */
const useColumnsOfRepairs = () => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { open } = useOpenItem();
  const photos = (urls: readonly string[] | undefined, label: string) =>
    urls && urls.length > 0 ? <PhotoStrip urls={urls.slice(0, shownPhotos)} label={label} size={24} /> : '–';
  return {
    repairNo: { key: 'repairNo', title: t('repairs.repairNo'), width: 92, fixed: true, render: ({ repairNo }) => <strong>{repairNo}</strong> },
    status: { key: 'status', title: t('repairs.status'), width: 140, fixed: true, render: ({ status }) => <RepairStatusTag status={status} /> },
    seller: { key: 'seller', title: t('repairOffice.seller'), width: 116, render: ({ shopInfo }) => ownerName(shopInfo) },
    item: { key: 'item', title: t('repairs.item'), render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    size: { key: 'size', title: t('repairs.size'), width: 56, numeric: true, optional: true, render: ({ spec }) => spec },
    oneId: { key: 'oneId', title: 'ONE ID', width: 112, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    works: { key: 'works', title: t('repairs.works'), width: 150, render: ({ works }) => works.map(({ name }) => name).join(', ') },
    cost: {
      key: 'cost',
      title: t('repairs.cost'),
      width: 84,
      numeric: true,
      sort: 'estimatedCost',
      render: ({ estimatedCost }) => <Money cents={estimatedCost} />,
    },
    before: {
      key: 'before',
      title: t('repairOffice.before'),
      width: 80,
      render: ({ beforePhotos }) => photos(beforePhotos, t('repairs.before')),
    },
    after: { key: 'after', title: t('repairOffice.after'), width: 80, render: ({ afterPhotos }) => photos(afterPhotos, t('repairs.after')) },
    qc: { key: 'qc', title: t('repairs.qc'), width: 112, render: ({ qcResult }) => (qcResult ? words(qcResults[qcResult]) : '–') },
    inspection: {
      key: 'inspection',
      title: t('repairOffice.inspection'),
      width: 108,
      render: ({ inspectionResult }) => (inspectionResult ? words(inspectionResults[inspectionResult as InspectionResult]) : '–'),
    },
    operator: { key: 'operator', title: t('repairs.operator'), width: 112, render: ({ operator }) => operator ?? '–' },
    waiting: {
      key: 'waiting',
      title: t('audit.waitingSince'),
      width: 96,
      render: ({ status, gmtCreate }) => (status === 'applied' ? <WaitingFor since={gmtCreate} /> : '–'),
    },
    days: {
      key: 'days',
      title: t('repairs.waiting'),
      width: 76,
      numeric: true,
      render: ({ daysWaiting }) => t('repairs.days', { count: daysWaiting }),
    },
    warehouse: { key: 'warehouse', title: t('repairs.warehouse'), width: 150, optional: true, render: ({ wareName }) => wareName },
    applied: { key: 'applied', title: t('repairs.applied'), width: 152, sort: 'gmtCreate', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    ended: {
      key: 'ended',
      title: t('repairs.ended'),
      width: 152,
      optional: true,
      sort: 'gmtEnded',
      render: ({ gmtEnded }) => <TimeText at={gmtEnded} />,
    },
  } satisfies Readonly<Record<string, Column<RepairRow>>>;
};

/** What a reviewer decides by. */
export const useReviewColumns = (): readonly Column<RepairRow>[] => {
  const { repairNo, status, seller, waiting, item, size, works, cost, before, warehouse, applied } = useColumnsOfRepairs();
  return [repairNo, status, seller, waiting, item, size, works, cost, before, warehouse, applied];
};

/** From the photos before to who worked on it and how it was found afterwards (R2.188). */
export const useOfficeColumns = (): readonly Column<RepairRow>[] => {
  const { repairNo, status, seller, item, size, oneId, works, cost, before, after, qc, inspection, operator, days, warehouse, applied, ended } =
    useColumnsOfRepairs();
  return [
    repairNo,
    status,
    seller,
    item,
    size,
    oneId,
    works,
    cost,
    before,
    after,
    qc,
    inspection,
    operator,
    days,
    warehouse,
    { ...applied, optional: true },
    ended,
  ];
};
