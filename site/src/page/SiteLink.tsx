import type { UiLinkProps } from '@halley/ui';
import { Link } from 'react-router';
import { ModalLink } from './modals/ModalLink.tsx';
import { modalNameOf } from './modals/modal-address.ts';

/**
 * The link of every brick and page. Inside the app it does not reload; the address of a modal opens it over the page
 * the visitor is on.
 */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return modalNameOf(href) ? <ModalLink href={href} {...rest} /> : <Link to={href} {...rest} />;
}
