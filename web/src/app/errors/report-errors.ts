/** Milliseconds: the page that is watched comes first. Once its code is here, it reports also what breaks because another version is served by now. */
const fetchedAfter = 3_000;

const fetchSender = () => import('./send-report.ts');

/** Tells the server that something broke here, if it can. */
export const reportError = (thrown: unknown): void => {
  const { hash } = location;
  void fetchSender()
    .then(({ sendReport }) => sendReport(thrown, hash))
    .catch(() => undefined);
};

/** Listens to what nobody caught. A script of another site tells nothing of its error, and is none of ours. */
export const reportErrors = (): void => {
  addEventListener('error', ({ error }) => error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  setTimeout(() => void fetchSender().catch(() => undefined), fetchedAfter);
};
