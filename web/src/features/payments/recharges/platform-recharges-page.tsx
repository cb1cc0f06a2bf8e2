import { HandCoins } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { RechargeCard } from './recharge-card.tsx';
import { OpenRecharge, rechargeFilters, recharges } from './recharges.tsx';
import { UnallocatedReceipts } from './figures/unallocated-receipts.tsx';
import { useRechargeActions } from './use-recharge-actions.ts';
import { useRechargeColumns } from './use-recharge-columns.tsx';

const RechargeDialogs = lazy(() => import('./dialogs/recharge-dialogs.tsx'));

/** Money that sellers announced and that came, whoever's it is; what waits for somebody comes first (R2.127). */
const platformRecharges = defineList({
  ...recharges,
  name: 'platform-recharges',
  tabs: { ...recharges.tabs, initial: 'open' },
  useActions: useRechargeActions,
  useColumns: () => useRechargeColumns('finance'),
  useFilters: (list) => [useOwnerFilter(list.t('reference.shop')), ...rechargeFilters(list)],
  variantOf: ({ dispute }) => (dispute ? 'refused' : undefined),
  Figures: UnallocatedReceipts,
  Card: RechargeCard,
  Beside: ({ list: { actions } }) => (
    <>
      <OpenRecharge actions={actions} />
      {actions.dialog && (
        <Suspense>
          <RechargeDialogs actions={actions} />
        </Suspense>
      )}
    </>
  ),
  empty: ({ t }) => ({ icon: HandCoins, title: t('recharge.nothingTitle'), text: t('recharge.nothingText') }),
});

export default function PlatformRechargesPage() {
  return <ListPage list={platformRecharges} />;
}
