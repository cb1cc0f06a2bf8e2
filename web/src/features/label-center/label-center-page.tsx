import { Button } from 'antd';
import { Plus, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/access/use-user.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { LabelCard } from './label-card.tsx';
import { useBalance } from './use-balance.ts';
import { useLabelList } from './use-label-list.tsx';

const BuyPanel = lazy(() => import('./buy/buy-panel.tsx'));

/** The labels of the seller's shop (R2.45): bought, printed, tracked and voided here. */
export default function LabelCenterPage() {
  const { t } = useTranslation();
  const { page, filters, open, beside } = useLabelList('seller');
  const [buying, setBuying] = useState(false);
  const balanceCents = useBalance();
  const mayBuy = useMay('business.add');
  const buy = mayBuy && (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setBuying(true)}>
      {t('labels.buy.title')}
    </Button>
  );

  return (
    <>
      <ListPage
        name="shipping-labels"
        {...page}
        aside={
          balanceCents !== undefined && (
            <PageLink to={withoutParameters(businessPaths.wallet)}>{t('labels.balance', { amount: formatMoney(balanceCents) })}</PageLink>
          )
        }
        filters={filters}
        card={(row) => <LabelCard label={row} heading={row.to.recipient} />}
        actions={buy}
        empty={{ icon: Tags, title: t('labels.emptyTitle'), text: t('labels.emptyText'), action: buy }}
      />
      {beside}
      {buying && (
        <Suspense>
          <BuyPanel
            balanceCents={balanceCents}
            close={() => setBuying(false)}
            bought={(bought) => {
              setBuying(false);
              open(bought);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
