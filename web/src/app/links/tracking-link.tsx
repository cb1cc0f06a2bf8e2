import { trackingLink } from '#contracts/labels/tracking-link.ts';

/** A tracking number, which opens at the one who carries it (R5.48–R5.52). */
export const TrackingLink = ({ code }: { code: string }) => (
  <a className="code" href={trackingLink(code)} target="_blank" rel="noopener noreferrer" onClick={(event) => event.stopPropagation()}>
    {code}
  </a>
);
