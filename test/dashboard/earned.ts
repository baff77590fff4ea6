// Shared by the tests of commissions in a browser.
import type { Page } from 'playwright-core';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import type { Stage } from './support.ts';

/** Makes commissions of 20.00 each; returns their identifiers. */
export async function earn(stage: Stage, campaign: Campaign, count: number): Promise<number[]> {
  const made: number[] = [];
  for (let sale = 0; sale < count; sale++) made.push((await sell(stage.service, campaign)).commission_id);
  return made;
}
export const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.locator(`a[href$='/commissions/${id}']`) });
export const boxOf = (page: Page, id: number) => rowOf(page, id).getByRole('checkbox');
export const select = (page: Page, id: number) => boxOf(page, id).check();
