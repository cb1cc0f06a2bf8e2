import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { LabelCard } from './label-card.tsx';
import { useLabelList } from './use-label-list.tsx';

/** The labels of all shops (R2.141), those first in the eye whose carrier owes a refund. */
export default function LabelRefundsPage() {
  const { t } = useTranslation();
  const { page, filters, beside } = useLabelList('finance');
  const ownerName = useOwnerName();
  const owner = useOwnerFilter(t('labels.seller'));
  const [search, ...others] = filters;

  return (
    <>
      <ListPage
        name="all-shipping-labels"
        {...page}
        filters={[search!, owner, ...others]}
        toneOf={(row) => (row.state === 'voided' && page.state.view === undefined ? 'waiting' : undefined)}
        card={(row) => <LabelCard label={row} heading={ownerName(row.shopInfo)} />}
        empty={{ icon: Tags, title: t('labels.adminEmptyTitle'), text: t('labels.adminEmptyText') }}
      />
      {beside}
    </>
  );
}
