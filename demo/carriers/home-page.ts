import type { ParcelStatus, Shipment } from './shipments.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem; }
  .note { opacity: .75; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #8884; }
  td form { display: inline; }
  button { font: inherit; padding: .2rem .6rem; border-radius: .4rem; border: 1px solid #8888; cursor: pointer; }`;

const moves: readonly (readonly [ParcelStatus, string])[] = [
  ['in_transit', 'In transit'],
  ['out_for_delivery', 'Out for delivery'],
  ['delivered', 'Delivered'],
  ['return_to_sender', 'Back to sender'],
  ['failure', 'Delivery failed'],
];

/** What a person does with the sandbox: scans parcels, and pays refunds. */
export const homePage = (shipments: readonly Shipment[]): string => {
  const rows = shipments.filter(({ bought }) => bought).toReversed();
  const cells = ({ bought, reference, asked, status, refund }: Shipment): string[] => {
    const { code, rate } = bought!;
    const at = (path: string, label: string) => `<form method="post" action="/__sandbox/${path}"><button>${label}</button></form>`;
    return [
      escaped(reference ?? ''),
      escaped(`${rate.carrier} ${rate.service}`),
      escaped(code),
      escaped(`${asked.to_address.name}, ${asked.to_address.city}`),
      `${status}${refund ? `, refund ${refund}` : ''}`,
      refund === 'submitted' ? at(`refunds/${code}`, 'Pay back') : moves.map(([name, label]) => at(`parcels/${code}/${name}`, label)).join(' '),
    ];
  };
  const head = ['Reference', 'Service', 'Tracking number', 'To', 'Status', ''].map((text) => `<th>${text}</th>`).join('');
  const body = rows
    .map(
      (shipment) =>
        `<tr>${cells(shipment)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Carriers</title><style>${style}</style></head>
<body><p class="note">Carriers' sandbox. Nothing is carried here. After a button, go back and load the page again.</p><h1>Parcels</h1>
${rows.length === 0 ? '<p class="note">None yet.</p>' : `<table><tr>${head}</tr>${body}</table>`}</body></html>`;
};
