import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { mostItemsOfARequest } from '#contracts/requests/request-fields.ts';
import { useRead } from '../../../api/use-read.ts';
import { orderDetail } from '../../../app/links/order-detail.ts';
import { usePlace } from '../../../app/links/place.ts';
import { sellerOrderList } from '../../../app/links/seller-order-list.ts';
import { sellerPages } from '../../../app/links/seller-pages.ts';
import { withQuery } from '../../../app/links/with-query.ts';
import { useOpenItem } from '../../../app/open-item/use-open-item.ts';
import { useGiveWay } from '../../../ui/page/page-tab.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../../ui/states/page-skeleton.tsx';
import { ReadStates } from '../../../ui/states/read-states.tsx';
import { applicationForms, applicationTypeIn, type FormType } from './application-forms.ts';

/** An application that is yet to be made, for the items that the address names in `oneIds` (R2.53–R2.56). Its `dealType` says of which type. */
export default function ApplicationPage() {
  const [parameters] = useSearchParams();
  const oneIds = (parameters.get('oneIds') ?? '').split(',').filter(Boolean);
  const type = applicationTypeIn(parameters);
  const query = { oneIds: oneIds.join(','), view: 'everything', size: mostItemsOfARequest } as const;
  const read = useRead(listInventory, query, { enabled: oneIds.length > 0 });
  if (oneIds.length === 0) return <NothingChosen />;
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />}>
      {({ data }) => (data.length === 0 ? <NothingChosen /> : <Chosen key={type} items={data} type={type} />)}
    </ReadStates>
  );
}

/** The order takes the application's tab, and its place in the history: what was sent is not sent again. */
const Chosen = ({ items, type }: { items: readonly InventoryRow[]; type: FormType }) => {
  const Form = applicationForms[type];
  const giveWay = useGiveWay();
  const { open } = useOpenItem();
  const place = usePlace();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ oneId }) => !out.has(oneId));
  return (
    <Form
      items={left}
      open={open}
      takeOut={left.length > 1 ? (oneId) => setOut(new Set([...out, oneId])) : undefined}
      applied={(oddNos) => giveWay(oddNos.length === 1 ? orderDetail(place.pathname, { type, oddNo: oddNos[0]! }) : sellerOrderList(place, type))}
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
