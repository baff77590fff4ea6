// Shared by the tests of the settings.
import type { Page } from 'playwright-core';

/** Saves what was changed in any section. */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Shows a section by its name in the list. */
export const goTo = (page: Page, section: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: new RegExp(`^${section}`) })
    .click();

/** A card by its title. */
export const card = (page: Page, name: string) => page.getByRole('region', { name });
