import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { inspectionResults } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { returnCauses } from '#contracts/outbound/return-causes.ts';
import type { ReturnableRow } from '#contracts/returns/returnable.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** In few words: what its inspection found, or that it came back. */
export const whyOf = (row: ReturnableRow, t: TFunction, words: ReturnType<typeof useWords>): string =>
  row.causes.includes('failedInspection') ? words(returnCauses.failedInspection) : t('returnsToSeller.views.cameBack');

export const useReturnableColumns = (): readonly Column<ReturnableRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return [
    { key: 'oneId', title: 'ONE ID', width: 118, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
    {
      key: 'item',
      title: t('returnsToSeller.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    { key: 'owner', title: t('reference.owner'), width: 150, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'why', title: t('returnsToSeller.why'), width: 150, render: (row) => whyOf(row, t, words) },
    {
      key: 'found',
      title: t('returnsToSeller.found'),
      width: 220,
      render: ({ checkResult, checkRemark }) =>
        [checkResult && words(inspectionResults[checkResult]), checkRemark].filter(Boolean).join(' · ') || '–',
    },
    {
      key: 'former',
      title: t('returnsToSeller.views.cameBack'),
      width: 150,
      optional: true,
      render: ({ formerOneId }) => (formerOneId === null ? '–' : t('returnsToSeller.former', { oneId: formatOneId(formerOneId) })),
    },
    { key: 'shelf', title: t('returnsToSeller.shelf'), width: 110, render: ({ shelvesName }) => shelvesName ?? '–' },
    { key: 'warehouse', title: t('reference.warehouse'), width: 130, optional: true, render: ({ wareName }) => wareName },
    { key: 'received', title: t('returnsToSeller.received'), width: 152, optional: true, render: ({ gmtIn }) => <TimeText at={gmtIn} /> },
    { key: 'changed', title: t('returnsToSeller.changed'), width: 152, sort: 'gmtModify', render: ({ gmtModify }) => <TimeText at={gmtModify} /> },
  ];
};
