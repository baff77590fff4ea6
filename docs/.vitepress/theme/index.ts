// Without the theme's font: the reader's system font needs no download and causes no layout shift.
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../generated/look.css';
import './style.css';
import './code.css';
import './diagrams.css';
import './errors.css';
import './reference.css';
import './try.css';

export default DefaultTheme;
