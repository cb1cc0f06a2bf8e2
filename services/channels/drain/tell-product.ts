import type { ShopProductEvent } from '#contracts/sourcing/shop-product-events.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { accept, noChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shopProductMachine } from '../../aggregates/shop-product/shop-product.machine.ts';
import { shopProductStream, type ShopProduct } from '../../aggregates/shop-product/shop-product.ts';
import type { ProductThere } from '../kernel/port.ts';

/** What a platform says of a product of ours, told to its stream: once, however often it is said. */
export interface TellProduct {
  received(productId: string, externalId: string): Promise<void>;
  refused(productId: string, reasons: readonly string[]): Promise<void>;
  /** Answers what the product is now. */
  stands(productId: string, there: ProductThere): Promise<Pick<ShopProduct, 'status'>>;
}

/** What is new in what the platform says. */
const newsIn = ({ status, audit }: ShopProduct, there: ProductThere): ShopProductEvent | undefined => {
  const refused: ShopProductEvent = { type: 'ShopProductRefused', data: { reasons: [...there.reasons] } };
  const approved: ShopProductEvent = { type: 'ShopProductApproved', data: {} };
  if (there.status === 'takenDown') return { type: 'ShopProductTakenDown', data: {} };
  if (status === 'pending') return there.status === 'failed' ? refused : there.status === 'active' ? approved : undefined;
  if (audit === 'auditing' && there.audit !== 'auditing')
    return there.audit === 'approved' ? approved : there.audit === 'failed' ? refused : undefined;
  return status === 'active' && there.status === 'deactivated' ? { type: 'ShopProductDeactivated', data: {} } : undefined;
};

export const tellingProducts = (commands: Commands): TellProduct => {
  const tell = async (productId: string, newsOf: (product: ShopProduct) => ShopProductEvent | undefined): Promise<Pick<ShopProduct, 'status'>> => {
    const context = {
      actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
      correlationId: productId,
      causationId: productId,
    };
    const result = await commands.run(context, async (load) => {
      const product = await load.one(shopProductStream, productId);
      const event = newsOf(product);
      const mayBe = event !== undefined && shopProductMachine.mayOccur(product.status, event.type);
      return { decision: mayBe ? accept(change(product, event)) : noChange, answer: { status: product.status } };
    });
    if (result.kind === 'rejected') throw new Error(`What a channel says of a product was refused: ${result.rejection.rejected}`);
    return result.answer;
  };
  return {
    received: async (productId, externalId) =>
      void (await tell(productId, (product) =>
        product.externalId === externalId ? undefined : { type: 'ShopProductReceived', data: { externalId } },
      )),
    refused: async (productId, reasons) => void (await tell(productId, () => ({ type: 'ShopProductRefused', data: { reasons: [...reasons] } }))),
    stands: (productId, there) => tell(productId, (product) => newsIn(product, there)),
  };
};
