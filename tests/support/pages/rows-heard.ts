import type { Page } from 'playwright-core';

export type HeardRow = Readonly<Record<string, unknown>>;

/** Listens to what the portal answers, so that a detail is opened with the ids of what its list really lists. */
export const rowsHeard = (page: Page) => {
  let heard: HeardRow | undefined;
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || response.request().method() !== 'GET') return;
    void response.json().then(
      (envelope) => (heard ??= firstOfPage(envelope)),
      () => undefined,
    );
  });
  return {
    forget: (): void => {
      heard = undefined;
    },
    first: (): HeardRow | undefined => heard,
  };
};

/** Of a page of rows only: what else is listed fills the filters. */
const firstOfPage = (envelope: { data?: { totalCount?: number; data?: HeardRow[] } }): HeardRow | undefined =>
  envelope.data?.totalCount === undefined ? undefined : envelope.data.data?.[0];
