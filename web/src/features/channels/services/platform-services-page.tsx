import { useTranslation } from 'react-i18next';
import { channelCapabilities } from '#contracts/channels/channel-capabilities.ts';
import { listPlatformServices, type PlatformService } from '#contracts/channels/channel-queries.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { useRead } from '#web/api/use-read.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './services.module.css';

const tones = { open: 'done', paused: 'waiting', none: 'cancelled' } as const;

/** What each platform is, and which of them the shop may sell on (R2.70, R2.94). */
export default function PlatformServicesPage() {
  const { t } = useTranslation();
  const read = useRead(listPlatformServices, undefined, { quiet: true });
  const isAuthorised = read.data?.records.some(({ authorised }) => authorised) ?? true;
  return (
    <>
      <PageHeader title={t('channels.pages.services')} aside={t('channels.servicesIntro')} />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records }) => (
          <PageBody>
            {!isAuthorised && <p role="status">{t('channels.askUs')}</p>}
            {records.map((service) => (
              <Service key={service.kind} service={service} />
            ))}
          </PageBody>
        )}
      </ReadStates>
    </>
  );
}

const Service = ({ service: { kind, authorised, state, blindSeconds } }: { service: PlatformService }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { stepCents, minCents, cancelWindowMinutes } = channelCapabilities[kind];
  const mayList = authorised && state !== 'none';
  return (
    <Section
      title={words(channelWords[kind].name)}
      aside={
        <span className={styles['tags']}>
          <StatusTag tone={tones[state]}>{t(`channels.stateOf.${state}`)}</StatusTag>
          <StatusTag tone={authorised ? 'done' : 'cancelled'}>{t(authorised ? 'channels.authorised' : 'channels.notAuthorised')}</StatusTag>
          {mayList && <PageLink to={withoutParameters(businessPaths.listings)}>{t('channels.toListings')}</PageLink>}
        </span>
      }
    >
      <p className={styles['about']}>{words(channelWords[kind].about)}</p>
      <DescriptionGrid
        items={[
          { label: t('channels.price'), value: t('channels.stepOf', { step: formatMoney(stepCents), least: formatMoney(minCents) }) },
          ...(blindSeconds === null
            ? []
            : [
                {
                  label: t('channels.sale'),
                  value: blindSeconds === 0 ? t('channels.saleAtOnce') : t('channels.saleWithin', { count: blindSeconds }),
                },
              ]),
          ...(cancelWindowMinutes > 0
            ? [{ label: t('channels.cancelWindow'), value: t('channels.cancelWithin', { count: cancelWindowMinutes }) }]
            : []),
        ]}
      />
    </Section>
  );
};
