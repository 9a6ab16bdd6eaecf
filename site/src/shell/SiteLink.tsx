import type { UiLinkProps } from '@halley/ui';
import { Link, useLocation } from 'react-router';
import { modalNameOf, withModal } from '../modals/modal-address.ts';

/**
 * The link of every brick and page. Inside the app it does not reload; the address of a modal opens it over the page
 * the visitor is on.
 */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  const location = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const modal = modalNameOf(href);
  if (!modal) return <Link to={href} {...rest} />;
  return <Link to={withModal(location, href)} mask={href} preventScrollReset {...rest} />;
}
