import { Button } from 'antd';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rechargeApplies } from '#contracts/payments/recharge-fields.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openRechargeParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { HowToPay } from './figures/how-to-pay.tsx';
import { RechargeCard } from './recharge-card.tsx';
import { OpenRecharge, rechargeFilters, recharges } from './recharges.tsx';
import { useRechargeActions } from './use-recharge-actions.ts';
import { useRechargeColumns } from './use-recharge-columns.tsx';

const ApplyRechargeDialog = lazy(() => import('./dialogs/apply-recharge-dialog.tsx'));
const RechargeDialogs = lazy(() => import('./dialogs/recharge-dialogs.tsx'));

/** How a shop's money comes into its wallet, and how far it is (R2.73). */
const ownRecharges = defineList({
  ...recharges,
  name: 'recharges',
  useActions: () => {
    const [isApplying, setApplying] = useState(false);
    return { ...useRechargeActions(), isApplying, setApplying };
  },
  useColumns: () => useRechargeColumns('seller'),
  useFilters: rechargeFilters,
  Figures: HowToPay,
  Toolbar: ({ list: { actions } }) => <ApplyButton onClick={() => actions.setApplying(true)} />,
  Card: RechargeCard,
  Beside: function Dialogs({ list: { actions } }) {
    const { open } = useOpenRow(openRechargeParameter);
    return (
      <>
        <OpenRecharge actions={actions} />
        <Suspense>
          {actions.isApplying && <ApplyRechargeDialog onApplied={open} onClose={() => actions.setApplying(false)} />}
          {actions.dialog && <RechargeDialogs actions={actions} />}
        </Suspense>
      </>
    );
  },
  empty: ({ t, actions }) => ({
    icon: HandCoins,
    title: t('recharge.emptyTitle'),
    text: t('recharge.emptyText'),
    action: <ApplyButton onClick={() => actions.setApplying(true)} />,
  }),
});

export default function RechargePage() {
  return <ListPage list={ownRecharges} />;
}

const ApplyButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  const mayApply = useMay(...rechargeApplies);
  return (
    mayApply && (
      <Button type="primary" icon={<HandCoins size={15} aria-hidden />} onClick={onClick}>
        {t('recharge.apply')}
      </Button>
    )
  );
};
