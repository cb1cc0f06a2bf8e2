import Search from 'antd/es/input/Search';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { listSourcing } from '#contracts/sourcing/sourcing.ts';
import { useRead } from '#web/api/use-read.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from '../sourcing.module.css';
import { SourcedGoods } from './sourced-goods.tsx';
import { useTerms, type TermName } from './use-terms.ts';

const percent = (min: number, max: number) => ({ ...wholeKind({ min, max }), suffix: '%' });
const kinds = {
  markup: percent(-50, 200),
  creator: percent(0, 90),
  shipping: moneyKind({ max: 100_000 }),
  minMargin: percent(-100, 100),
  minSold: wholeKind({ max: 100_000 }),
} as const satisfies Record<TermName, object>;
const names = Object.keys(kinds) as TermName[];

/** Goods for the short-video shop, what each size would leave, and the way to a shop product (R1.18, R2.65). */
export default function SourcingPage() {
  const { t } = useTranslation();
  const { text, values, query, search, change } = useTerms();
  const [typed, setTyped] = useState(text);
  const read = useRead(listSourcing, query, { quiet: true });
  return (
    <>
      <PageHeader title={t('sourcing.pages.sourcing')} aside="USD" />
      <PageBody>
        <Section>
          <div className={styles['terms']}>
            <Field label={t('sourcing.search')}>
              {(controlProps) => (
                <Search
                  {...controlProps}
                  allowClear
                  maxLength={MAX_SEARCH}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onSearch={search}
                />
              )}
            </Field>
            {names.map((name) => (
              <NumberField
                key={name}
                label={t(`sourcing.${name}`)}
                kind={kinds[name]}
                value={values[name]}
                onChange={(value) => change(name, value)}
              />
            ))}
          </div>
        </Section>
        <p className={styles['hint']}>{t('sourcing.text')}</p>
        <ReadStates read={read} skeleton={<SkeletonRows rows={6} height={64} />}>
          {({ records, more }) => (
            <>
              {records.length === 0 && <EmptyState icon={SearchX} title={t('sourcing.nothing')} text={t('sourcing.nothingText')} />}
              {records.map((product) => (
                <SourcedGoods key={product.sku} product={product} />
              ))}
              {more && <p className={styles['hint']}>{t('sourcing.more')}</p>}
            </>
          )}
        </ReadStates>
      </PageBody>
    </>
  );
}
