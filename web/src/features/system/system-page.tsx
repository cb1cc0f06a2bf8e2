import { useTranslation } from 'react-i18next';
import type { SystemState } from '#contracts/system/get-system.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { BrowserErrors } from './browser-errors.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { JobsTable } from './jobs-table.tsx';
import { NodesTable } from './nodes-table.tsx';
import { OutboxTable } from './outbox-table.tsx';
import { ProcessesTable } from './processes-table.tsx';
import { Projections } from './projections.tsx';
import { Rebuilds } from './rebuilds.tsx';
import { useSystem } from './use-system.ts';

/** How the portal itself does: its nodes, how far what they show is behind the log, what they do by themselves, and what failed in the end. */
export default function SystemPage() {
  const { t } = useTranslation();
  const read = useSystem();
  return (
    <>
      <PageHeader
        title={t('system.pages.system')}
        aside={read.data && t('system.serving', { count: read.data.nodes.filter(({ silent }) => !silent).length })}
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {(system) => <Parts system={system} />}
      </ReadStates>
    </>
  );
}

const Parts = ({ system: { nodes, projections, processes, outbox, deadLetters, rebuilds, jobs, browserErrors } }: { system: SystemState }) => {
  const { t } = useTranslation();
  return (
    <PageBody>
      <Section title={t('system.nodes')}>
        <NodesTable nodes={nodes} />
      </Section>
      <Section title={t('system.projections')}>
        <Projections projections={projections} />
      </Section>
      <Section title={t('system.processes')}>
        <ProcessesTable processes={processes} />
      </Section>
      {outbox.length > 0 && (
        <Section title={t('system.outbox')}>
          <OutboxTable destinations={outbox} />
        </Section>
      )}
      {deadLetters.length > 0 && (
        <Section title={t('system.deadLetters')}>
          <DeadLetters letters={deadLetters} />
        </Section>
      )}
      {rebuilds.length > 0 && (
        <Section title={t('system.rebuilds')}>
          <Rebuilds rebuilds={rebuilds} />
        </Section>
      )}
      <Section title={t('system.jobs')}>
        <JobsTable jobs={jobs} />
      </Section>
      <Section title={t('system.browserErrors')}>
        <BrowserErrors errors={browserErrors} />
      </Section>
    </PageBody>
  );
};
