import { useTranslation } from 'react-i18next';
import { repairCodes } from '#contracts/repair/repair-codes.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RepairTag } from './repair-tag.tsx';

/** R3.25, as those who carry repairs out need it. */
export const useWorkColumns = (): readonly Column<RepairRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const days = (count: number | null): string => (count === null ? '–' : t('repairWork.days', { count }));
  return [
    { key: 'repairNo', title: t('repairWork.repairNo'), width: 92, fixed: true, render: ({ repairNo }) => <strong>{repairNo}</strong> },
    { key: 'status', title: t('repairWork.status'), width: 210, fixed: true, render: (row) => <RepairTag repair={row} /> },
    { key: 'code', title: t('repairWork.code'), width: 150, optional: true, render: ({ code }) => words(repairCodes[code]) },
    { key: 'item', title: t('repairWork.item'), render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('repairWork.size'), width: 56, numeric: true, render: ({ spec }) => spec },
    { key: 'oneId', title: 'ONE ID', width: 112, render: ({ oneId }) => <OneId value={oneId} /> },
    { key: 'shelf', title: t('repairWork.shelf'), width: 84, render: ({ shelf }) => shelf ?? '–' },
    { key: 'works', title: t('repairWork.works'), width: 180, render: ({ works }) => works.map(({ name }) => name).join(', ') },
    { key: 'assignee', title: t('repairWork.operator'), width: 120, render: ({ assignee }) => assignee?.name ?? '–' },
    { key: 'batchNo', title: t('repairWork.batch'), width: 104, render: ({ batchNo }) => batchNo ?? '–' },
    { key: 'box', title: t('repairWork.box'), width: 72, optional: true, render: ({ box }) => box?.name ?? '–' },
    { key: 'ahead', title: t('repairWork.ahead'), width: 84, numeric: true, render: ({ repairsAhead }) => repairsAhead ?? '–' },
    { key: 'waiting', title: t('repairWork.waiting'), width: 76, numeric: true, render: ({ daysWaiting }) => days(daysWaiting) },
    { key: 'estimated', title: t('repairWork.estimated'), width: 84, numeric: true, render: ({ estimatedDays }) => days(estimatedDays) },
    {
      key: 'cost',
      title: t('repairWork.cost'),
      width: 84,
      numeric: true,
      sort: 'estimatedCost',
      render: ({ estimatedCost }) => <Money cents={estimatedCost} />,
    },
    { key: 'shop', title: t('repairWork.shop'), width: 140, optional: true, render: ({ shopInfo }) => shopInfo.realname },
    { key: 'warehouse', title: t('repairWork.warehouse'), width: 140, optional: true, render: ({ wareName }) => wareName },
    {
      key: 'applied',
      title: t('repairWork.applied'),
      width: 152,
      optional: true,
      sort: 'gmtCreate',
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
  ];
};
