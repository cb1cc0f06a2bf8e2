import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRecord } from '#contracts/wallet/wallet-queries.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import type { Column } from '#web/ui/list/columns.ts';
import type { ListState } from '#web/ui/list/list-state.ts';
import { useRecordColumns } from '../records/use-record-columns.tsx';
import textButton from '#web/ui/text/text-button.module.css';

/** Whose money it is stands behind the time; the name narrows the list to that wallet, and shows what it holds. */
export const useMerchantColumns = ({ change }: Pick<ListState, 'change'>): readonly Column<ListedRecord>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const columns = useRecordColumns();
  return useMemo(
    () => [
      ...columns.slice(0, 1),
      {
        key: 'shop',
        title: t('reference.shop'),
        width: 180,
        fixed: true,
        render: ({ shopInfo }) => (
          <button type="button" className={textButton['button']} onClick={() => change({ filters: { shopId: String(shopInfo.id) } })}>
            {ownerName(shopInfo)}
          </button>
        ),
      },
      ...columns.slice(1),
    ],
    [change, columns, ownerName, t],
  );
};
