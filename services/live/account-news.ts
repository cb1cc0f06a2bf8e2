import type { LogNotice } from '../kernel/bus/notices.ts';

/** What a batch of the log says about accounts whose sockets may be open. */
export interface AccountNews {
  suspended: ReadonlySet<string>;
  /** Their permissions, warehouses or shop may be others now. */
  changed: ReadonlySet<string>;
}

export const accountNews = (batch: readonly LogNotice[]): AccountNews | undefined => {
  const of = (type: string) => new Set(batch.filter((notice) => notice.type === type).map(({ streamId }) => streamId.slice('account-'.length)));
  const news = { suspended: of('AccountSuspended'), changed: of('AccountChanged') };
  return news.suspended.size + news.changed.size > 0 ? news : undefined;
};
