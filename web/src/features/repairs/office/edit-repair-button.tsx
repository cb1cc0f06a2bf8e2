import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { Key } from '#web/ui/keys/key.tsx';

const EditRepairDialog = lazy(() => import('./edit-repair-dialog.tsx'));

interface Props {
  repair: RepairDetail;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Opens the choice of what is done, once it is known what that costs the shop. */
export const EditRepairButton = ({ repair, isOpen, onOpen }: Props) => {
  const { t } = useTranslation();
  const { data, isFetching } = useRead(listRepairItems, { shopId: repair.shopInfo.id }, { enabled: isOpen });
  return (
    <>
      <Button loading={isOpen && isFetching && !data} onClick={() => onOpen(true)}>
        {t('repairOffice.edit')} <Key>E</Key>
      </Button>
      {isOpen && data && (
        <Suspense>
          <EditRepairDialog repair={repair} offered={data.records} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
