import { member, walkScreens } from "./screens/walk";

walkScreens(member);
