import { Button } from 'antd';
import { Plus, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openLabelParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { labelBulk } from './label-bulk.ts';
import { LabelCard } from './label-card.tsx';
import { labelFilters, labelSearch, OpenLabel, shippingLabels } from './shipping-labels.tsx';
import { useSpendable } from '#web/shared/wallet/use-spendable.ts';
import { useLabelActions } from './use-label-actions.ts';
import { useLabelColumns } from './use-label-columns.tsx';

const BuyPanel = lazy(() => import('./buy/buy-panel.tsx'));

/** The labels of the seller's shop (R2.45): bought, printed, tracked and voided here. */
const ownLabels = defineList({
  ...shippingLabels,
  name: 'shipping-labels',
  useActions: () => {
    const [isBuying, setBuying] = useState(false);
    return { ...useLabelActions(), isBuying, buy: () => setBuying(true), stopBuying: () => setBuying(false) };
  },
  useColumns: ({ actions }) => useLabelColumns(actions, 'seller'),
  useFilters: (list) => [labelSearch(list), ...labelFilters(list)],
  bulk: (list) => labelBulk(list, 'seller'),
  Aside: function Balance({ list: { t } }) {
    const wallet = useSpendable();
    return (
      wallet && (
        <PageLink to={withoutParameters(businessPaths.wallet)}>{t('labels.balance', { amount: formatMoney(wallet.availableCents) })}</PageLink>
      )
    );
  },
  Toolbar: ({ list: { actions } }) => <BuyButton onClick={actions.buy} />,
  Card: ({ row }) => <LabelCard label={row} heading={row.to.recipient} />,
  Beside: ({ list }) => (
    <>
      <OpenLabel list={list} />
      {list.actions.isBuying && <Buying onClose={list.actions.stopBuying} />}
    </>
  ),
  empty: ({ t, actions }) => ({
    icon: Tags,
    title: t('labels.emptyTitle'),
    text: t('labels.emptyText'),
    action: <BuyButton onClick={actions.buy} />,
  }),
});

export default function LabelCenterPage() {
  return <ListPage list={ownLabels} />;
}

const BuyButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    useMay('business.add') && (
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onClick}>
        {t('labels.buy.title')}
      </Button>
    )
  );
};

const Buying = ({ onClose }: { onClose: () => void }) => {
  const { open } = useOpenRow(openLabelParameter);
  return (
    <Suspense>
      <BuyPanel
        wallet={useSpendable()}
        onClose={onClose}
        onBought={(labelNo) => {
          onClose();
          open(labelNo);
        }}
      />
    </Suspense>
  );
};
