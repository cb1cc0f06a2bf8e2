import { Button } from 'antd';
import { HandCoins, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adjustmentRequests } from '#contracts/adjustments/adjustment-access.ts';
import { adjustmentViews, listAdjustments, type AdjustmentRow } from '#contracts/adjustments/adjustment-endpoints.ts';
import { adjustmentStatuses } from '#contracts/adjustments/adjustment-events.ts';
import { adjustmentsTopic } from '#contracts/adjustments/adjustment-topics.ts';
import { useStore } from '#web/browser/store.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { lostItemToPay } from '#web/core/links/lost-item.ts';
import { openAdjustmentParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { AdjustmentCard } from './adjustment-card.tsx';
import { useAdjustmentColumns } from './use-adjustment-columns.tsx';

const AdjustWalletDialog = lazy(() => import('#web/shared/wallet/adjust-wallet-dialog.tsx'));
const AdjustmentDrawer = lazy(() => import('./adjustment-drawer.tsx'));

/** Wallets that are credited or charged by hand, one at a time, and what waits for a second person (R2.185). */
const adjustments = defineList({
  name: 'adjustments',
  endpoint: listAdjustments,
  rowKey: ({ adjustmentNo }: AdjustmentRow) => adjustmentNo,
  version: ({ version }) => version,
  useTopic: () => adjustmentsTopic,
  tabs: {
    all: adjustmentViews,
    pinned: adjustmentViews,
    label: (view, { words }) => words(adjustmentStatuses[view]),
  },
  drawer: openAdjustmentParameter,
  useColumns: useAdjustmentColumns,
  useFilters: ({ t }) => [useOwnerFilter(t('reference.shop')), { kind: 'text', name: 'text', label: t('adjustments.search') }],
  countOf: (count, { t }) => t('adjustments.count', { count }),
  Card: AdjustmentCard,
  Toolbar: AdjustButton,
  Beside: OpenAdjustment,
  empty: ({ t }) => ({ icon: HandCoins, title: t('adjustments.emptyTitle'), text: t('adjustments.emptyText') }),
});

export default function AdjustmentsPage() {
  return <ListPage list={adjustments} />;
}

function AdjustButton() {
  const { t } = useTranslation();
  const mayRequest = useMay(...adjustmentRequests);
  const [isOpen, setOpen] = useState(false);
  const lostItem = useStore(lostItemToPay);
  const close = () => {
    setOpen(false);
    lostItemToPay.set(undefined);
  };
  return (
    mayRequest && (
      <>
        <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {t('adjustments.new')}
        </Button>
        {(isOpen || lostItem) && (
          <Suspense>
            <AdjustWalletDialog shop={lostItem?.shop} lostItem={lostItem} onClose={close} />
          </Suspense>
        )}
      </>
    )
  );
}

function OpenAdjustment() {
  const { key, open, close } = useOpenRow(openAdjustmentParameter);
  return (
    key && (
      <Suspense>
        <AdjustmentDrawer adjustmentNo={key} onOpen={open} onClose={close} />
      </Suspense>
    )
  );
}
