import Search from 'antd/es/input/Search';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { searchAddresses } from '#contracts/addresses/address-inquiry.ts';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { useRead } from '#web/api/use-read.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { AddressCheck } from './address-check.tsx';
import { FoundAddresses } from './found-addresses.tsx';
import styles from './addresses.module.css';

/** The shortest text that is looked for. */
const MIN_TEXT = 2;

/** Where an order or a parcel goes, and whether an address can be sent to (R2.34, R2.103). */
export default function AddressInquiryPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('text') ?? '';
  const [typed, setTyped] = useState(text);
  const isAsked = text.length >= MIN_TEXT;
  const read = useRead(searchAddresses, { text }, { enabled: isAsked });
  const search = (wanted: string): void => setParameters(wanted.trim() === '' ? {} : { text: wanted.trim() });

  return (
    <>
      <PageHeader title={t('addresses.pages.inquiry')} />
      <PageBody>
        <Section>
          <Search
            autoFocus
            allowClear
            enterButton={t('addresses.search')}
            maxLength={MAX_SEARCH}
            aria-label={t('addresses.searchLabel')}
            placeholder={t('addresses.searchLabel')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={search}
            className={styles['search']!}
          />
        </Section>
        {isAsked ? (
          <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={120} />}>
            {(found) =>
              found.orders.length + found.parcels.length === 0 ? (
                <EmptyState icon={MapPinned} title={t('addresses.nothing')} text={t('addresses.nothingText')} />
              ) : (
                <FoundAddresses found={found} />
              )
            }
          </ReadStates>
        ) : (
          <p className={styles['hint']}>{t(text === '' ? 'addresses.hint' : 'addresses.tooShort')}</p>
        )}
        <Section title={t('addresses.checkTitle')}>
          <AddressCheck />
        </Section>
      </PageBody>
    </>
  );
}
