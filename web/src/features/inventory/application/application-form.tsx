import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import styles from './applications.module.css';
import type { Applied } from './use-application.ts';

/** What an application's form is given. */
export interface ApplicationProps {
  items: readonly InventoryRow[];
  /** Shows an item beside the page. */
  open: (oneId: string) => void;
  takeOut: ((oneId: string) => void) | undefined;
  applied: Applied;
}

interface Props {
  title: string;
  submit: string;
  sending: boolean;
  send: () => void;
  /** The items that it is for. */
  items: ReactNode;
  children: ReactNode;
}

/** An application as a page: its items, its fields, and one button that says for how many. */
export const ApplicationForm = ({ title, submit, sending, send, items, children }: Props) => {
  usePageName(title);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button type="primary" loading={sending} onClick={send}>
            {submit}
          </Button>
        }
      />
      <PageBody>
        <Section>
          <div className={styles['page']}>{items}</div>
        </Section>
        <Section>
          <div className={styles['page']}>{children}</div>
        </Section>
      </PageBody>
    </>
  );
};
