import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { ReviewCommands } from '../use-review-actions.ts';
import { ReviewActions } from './review-actions.tsx';

type Beside = React.ComponentProps<typeof ReviewActions>['beside'];
const nothing = () => undefined;
const inTheMiddle: Beside = { previous: 'A', next: 'C', place: 2, total: 18, go: nothing };

// Untranslated here: a key stands for its words.
const saidOf = (order: Partial<OrderDetail>, beside: Beside) =>
  renderToStaticMarkup(
    <ReviewActions order={{ oddNo: 'B', type: 3, items: 2, actions: [], ...order } as OrderDetail} actions={{} as ReviewCommands} beside={beside} />,
  );
const solid = (markup: string) => [...markup.matchAll(/<button[^>]*ant-btn-primary[^>]*>(.*?)<\/button>/g)].map(([, inside]) => inside);

describe('Rule: after a decision the next application is a step away', () => {
  it('with the solid button, which until then decides', () => {
    expect(solid(saidOf({ state: 'reviewing', actions: ['reject', 'approve'] }, inTheMiddle)).join()).toMatch(/audit.approveItems/);
    const [next, ...others] = solid(saidOf({ state: 'rejected' }, inTheMiddle));
    expect(next).toMatch(/audit.next/);
    expect(others).toEqual([]);
  });

  it('and the place among those that wait stays', () => {
    for (const state of ['reviewing', 'rejected'] as const) expect(saidOf({ state }, inTheMiddle)).toContain('audit.place');
  });

  it('unless none waits', () => expect(solid(saidOf({ state: 'rejected' }, { ...inTheMiddle, previous: undefined, next: undefined }))).toEqual([]));

  it('and whose own application waits reads why nothing can be decided', () => {
    expect(saidOf({ state: 'reviewing', isOwnApplication: true }, inTheMiddle)).toContain('audit.ownApplication');
  });
});
