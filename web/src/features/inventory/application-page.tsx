import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { mostItemsOfARequest } from '#contracts/requests/request-fields.ts';
import { useRead } from '../../api/use-read.ts';
import { orderDetail } from '../../app/links/order-detail.ts';
import { usePlace } from '../../app/links/place.ts';
import { sellerPages } from '../../app/links/seller-pages.ts';
import { withQuery } from '../../app/links/with-query.ts';
import { useOpenItem } from '../../app/open-item/use-open-item.ts';
import { useGiveWay } from '../../ui/page/page-tab.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { ReadStates } from '../../ui/states/read-states.tsx';
import type { ApplicationProps } from './application-form.tsx';
import { ReshipApplication } from './reship/reship-application.tsx';
import { ShipApplication } from './ship-with-label/ship-application.tsx';

/** An application that is yet to be made, for the items that the address names in `oneIds` (R2.54). */
export default function ApplicationPage() {
  const [parameters] = useSearchParams();
  const oneIds = (parameters.get('oneIds') ?? '').split(',').filter(Boolean);
  const reship = parameters.get('dealType') === '4';
  const query = { oneIds: oneIds.join(','), view: 'everything', size: mostItemsOfARequest } as const;
  const read = useRead(listInventory, query, { enabled: oneIds.length > 0 });
  if (oneIds.length === 0) return <NothingChosen />;
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />}>
      {({ data }) => (data.length === 0 ? <NothingChosen /> : <Chosen items={data} form={reship ? ReshipApplication : ShipApplication} />)}
    </ReadStates>
  );
}

/** The order takes the application's tab, and its place in the history: what was sent is not sent again. */
const Chosen = ({ items, form: Form }: { items: readonly InventoryRow[]; form: (props: ApplicationProps) => ReactNode }) => {
  const giveWay = useGiveWay();
  const { open } = useOpenItem();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ oneId }) => !out.has(oneId));
  const type = parameters.get('dealType') === '4' ? 4 : 3;
  return (
    <Form
      items={left}
      open={open}
      takeOut={left.length > 1 ? (oneId) => setOut(new Set([...out, oneId])) : undefined}
      applied={(oddNo) => giveWay(orderDetail(pathname, { type, oddNo }))}
    />
  );
};

const NothingChosen = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(sellerPages(usePlace()).inventory, {}));
  return (
    <EmptyState
      title={t('orders.apply.nothingTitle')}
      text={t('orders.apply.nothingText')}
      action={
        <Button type="primary" href={href}>
          {t('orders.apply.toInventory')}
        </Button>
      }
    />
  );
};
