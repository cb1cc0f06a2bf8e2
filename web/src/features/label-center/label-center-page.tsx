import { Button } from 'antd';
import { Plus, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../app/access/use-user.ts';
import { businessPaths } from '../../app/paths/business-paths.ts';
import { PageLink } from '../../app/routes/page-link.tsx';
import { withoutParameters } from '../../browser/without-parameters.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { openLabelParameter } from '../../ui/list/open-label-parameter.ts';
import { useOpenRow } from '../../ui/list/use-open-row.ts';
import { formatMoney } from '../../ui/text/formats.ts';
import { LabelDrawer } from './detail/label-drawer.tsx';
import { LabelCard } from './label-card.tsx';
import { useBalance } from './use-balance.ts';
import { useLabelActs } from './use-label-acts.tsx';
import { useLabelBulk } from './use-label-bulk.ts';
import { useLabelColumns } from './use-label-columns.tsx';
import { labelKey, labelVersion, useShippingLabels } from './use-shipping-labels.ts';

const BuyPanel = lazy(() => import('./buy/buy-panel.tsx'));

/** The labels of the seller's shop (R2.45): bought, printed, tracked and voided here. */
export default function LabelCenterPage() {
  const { t } = useTranslation();
  const { state, list, views, filters } = useShippingLabels();
  const { key: labelNo, open, close } = useOpenRow(openLabelParameter);
  const [acts, dialog] = useLabelActs();
  const columns = useLabelColumns(acts, 'seller');
  const bulk = useLabelBulk(acts, 'seller');
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
        title={t('pages.labels')}
        aside={
          balanceCents !== undefined && (
            <PageLink to={withoutParameters(businessPaths.wallet)}>{t('labels.balance', { amount: formatMoney(balanceCents) })}</PageLink>
          )
        }
        state={state}
        {...list}
        countOf={(count) => t('labels.count', { count })}
        columns={columns}
        keyOf={labelKey}
        versionOf={labelVersion}
        open={(row) => open(labelKey(row))}
        openKey={labelNo}
        views={views}
        filters={filters}
        bulk={bulk}
        card={(row) => <LabelCard label={row} heading={row.to.recipient} />}
        actions={buy}
        empty={{ icon: Tags, title: t('labels.emptyTitle'), text: t('labels.emptyText'), action: buy }}
      />
      {labelNo && <LabelDrawer labelNo={labelNo} list={list} state={state} acts={acts} open={open} close={close} />}
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
      {dialog}
    </>
  );
}
