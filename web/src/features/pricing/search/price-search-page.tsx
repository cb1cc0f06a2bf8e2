import Search from 'antd/es/input/Search';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { searchPrices } from '#contracts/pricing/price-search.ts';
import { useRead } from '#web/api/use-read.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { MarketTable } from './market-table.tsx';
import styles from './price-search.module.css';

/** No notice tells that a platform has named another price. */
const readEveryMs = 5_000;

/** What a SKU is asked, bid and sold for on each platform, and what the seller would get of it (R2.64). */
export default function PriceSearchPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('text') ?? '';
  const [typed, setTyped] = useState(text);
  const read = useRead(searchPrices, { text }, { enabled: text !== '', everyMs: readEveryMs, quiet: true });
  const search = (wanted: string): void => setParameters(wanted.trim() === '' ? {} : { text: wanted.trim() });

  return (
    <>
      <PageHeader title={t('pricing.pages.search')} aside="USD" />
      <PageBody>
        <Section>
          <Search
            autoFocus
            allowClear
            enterButton={t('pricing.search.button')}
            maxLength={MAX_SEARCH}
            aria-label={t('pricing.search.label')}
            placeholder={t('pricing.search.label')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={search}
            className={styles['search']!}
          />
        </Section>
        {text === '' ? (
          <p className={styles['hint']}>{t('pricing.search.hint')}</p>
        ) : (
          <ReadStates read={read} skeleton={<SkeletonRows rows={6} height={64} />}>
            {({ records, more }) => (
              <>
                {records.length === 0 && <EmptyState icon={SearchX} title={t('pricing.search.nothing')} text={t('pricing.search.nothingText')} />}
                {records.map((product) => (
                  <MarketTable key={product.sku} product={product} />
                ))}
                {more && <p className={styles['hint']}>{t('pricing.search.more')}</p>}
              </>
            )}
          </ReadStates>
        )}
      </PageBody>
    </>
  );
}
