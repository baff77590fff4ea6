import { createAlias } from './create-alias.ts';
import { createLink } from './create-link.ts';
import { getLink } from './get-link.ts';
import { listLinks } from './list-links.ts';
import { updateLink } from './update-link.ts';

export const links = { listLinks, createLink, getLink, updateLink, createAlias };
