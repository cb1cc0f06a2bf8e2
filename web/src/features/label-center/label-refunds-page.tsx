import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnerFilter } from '../../shared/reference/use-owner-filter.ts';
import { useOwnerName } from '../../shared/reference/use-owner-name.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { openLabelParameter } from '../../ui/list/open-label-parameter.ts';
import { useOpenRow } from '../../ui/list/use-open-row.ts';
import { LabelDrawer } from './detail/label-drawer.tsx';
import { LabelCard } from './label-card.tsx';
import { useLabelActs } from './use-label-acts.tsx';
import { useLabelBulk } from './use-label-bulk.ts';
import { useLabelColumns } from './use-label-columns.tsx';
import { labelKey, labelVersion, useShippingLabels } from './use-shipping-labels.ts';

/** The labels of all shops (R2.141), those first in the eye whose carrier owes a refund. */
export default function LabelRefundsPage() {
  const { t } = useTranslation();
  const { state, list, views, filters } = useShippingLabels();
  const { key: labelNo, open, close } = useOpenRow(openLabelParameter);
  const [acts, dialog] = useLabelActs();
  const columns = useLabelColumns(acts, 'finance');
  const bulk = useLabelBulk(acts, 'finance');
  const ownerName = useOwnerName();
  const owner = useOwnerFilter(t('labels.seller'));
  const [search, ...others] = filters;

  return (
    <>
      <ListPage
        name="all-shipping-labels"
        title={t('pages.labels')}
        state={state}
        {...list}
        countOf={(count) => t('labels.count', { count })}
        columns={columns}
        keyOf={labelKey}
        versionOf={labelVersion}
        open={(row) => open(labelKey(row))}
        openKey={labelNo}
        views={views}
        filters={[search!, owner, ...others]}
        toneOf={(row) => (row.state === 'voided' && state.view === undefined ? 'waiting' : undefined)}
        bulk={bulk}
        card={(row) => <LabelCard label={row} heading={ownerName(row.shopInfo)} />}
        empty={{ icon: Tags, title: t('labels.adminEmptyTitle'), text: t('labels.adminEmptyText') }}
      />
      {labelNo && <LabelDrawer labelNo={labelNo} list={list} state={state} acts={acts} open={open} close={close} />}
      {dialog}
    </>
  );
}
