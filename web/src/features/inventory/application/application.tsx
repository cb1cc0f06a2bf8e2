import { Button } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { MAX_ITEMS_PER_REQUEST } from '#contracts/requests/request-fields.ts';
import { useRead } from '#web/api/use-read.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import type { ApplicationProps } from './application-form.tsx';
import type { Applied } from './use-application-form.ts';

interface Props {
  form: ComponentType<ApplicationProps>;
  applied: Applied;
}

/** A form for the items that the address names in `oneIds`; one too many is taken out. */
export const Application = (props: Props) => {
  const [parameters] = useSearchParams();
  const oneIds = (parameters.get('oneIds') ?? '').split(',').filter(Boolean);
  const query = { oneIds: oneIds.join(','), view: 'everything', size: MAX_ITEMS_PER_REQUEST } as const;
  const read = useRead(listInventory, query, { enabled: oneIds.length > 0 });
  if (oneIds.length === 0) return <NothingChosen />;
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />}>
      {({ data }) => (data.length === 0 ? <NothingChosen /> : <Chosen items={data} {...props} />)}
    </ReadStates>
  );
};

const Chosen = ({ items, form: Form, applied }: Props & { items: readonly InventoryRow[] }) => {
  const { open } = useOpenItem();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ oneId }) => !out.has(oneId));
  return <Form items={left} onOpen={open} onTakeOut={left.length > 1 ? (oneId) => setOut(new Set([...out, oneId])) : undefined} applied={applied} />;
};

const NothingChosen = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(sellerPages(useViewpoint()).inventory, {}));
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
